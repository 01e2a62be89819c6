/**
 * Payload offers a public form here while no account exists. We do not: the operator makes the
 * first account on the server.
 */
export default function CreateFirstUser() {
  return (
    <main className="template-minimal template-minimal--width-normal">
      <div className="template-minimal__wrap">
        <h1>CMS</h1>
        <p lang="pt-BR">
          Ainda não há contas da equipe. Quem opera o servidor cria a primeira com{" "}
          <code>npm run staff:create</code>.
        </p>
        <p lang="en-US">
          There are no staff accounts yet. Whoever operates the server creates the first one with{" "}
          <code>npm run staff:create</code>.
        </p>
        <p lang="es-ES">
          Todavía no hay cuentas del equipo. Quien opera el servidor crea la primera con{" "}
          <code>npm run staff:create</code>.
        </p>
      </div>
    </main>
  );
}
