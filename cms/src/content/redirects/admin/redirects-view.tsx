import type { AdminViewServerProps } from "payload";
import { createLinkTabs } from "../../../links/admin/link-tabs.ts";
import { ActionButton, ActionLink } from "../../../platform/admin/action-button.tsx";
import { formatTime } from "../../../platform/admin/brasilia-time.ts";
import { readQueryValue, StaffView } from "../../../platform/admin/staff-view.tsx";
import type { Label } from "../../../platform/i18n/label.ts";
import { label } from "../../../platform/i18n/label.ts";
import { textLanguage } from "../../../platform/i18n/text-language.ts";
import { listRedirects, type Redirect } from "../redirects.ts";

const texts = {
  heading: label("Redirecionamentos", "Redirects", "Redirecciones"),
  about: label(
    "Endereços que levam a outro: os antigos, guardados quando um endereço muda, e os criados à mão. As visitas são contadas a cada meio minuto.",
    "Addresses that lead to another: former ones, kept when an address changes, and those made by hand. Visits are counted every half minute.",
    "Direcciones que llevan a otra: las anteriores, guardadas al cambiar una dirección, y las creadas a mano. Las visitas se cuentan cada medio minuto.",
  ),
  add: label("Criar um redirecionamento", "Add a redirect", "Crear una redirección"),
  search: label("Buscar", "Search", "Buscar"),
  from: label("De", "From", "De"),
  to: label("Para", "To", "A"),
  hits: label("Visitas", "Visits", "Visitas"),
  last: label("Última visita", "Last visit", "Última visita"),
  origin: label("Origem", "Origin", "Origen"),
  manual: label("Criado à mão", "Made by hand", "Creado a mano"),
  former: label("Endereço antigo", "Former address", "Dirección anterior"),
  none: label("Nenhum redirecionamento.", "No redirects.", "Ninguna redirección."),
};

function RedirectItem({ redirect, language }: { redirect: Redirect; language: keyof Label }) {
  const { id, from, to, isManual, hits, lastAt } = redirect;
  return (
    <tr>
      <th scope="row">
        <a href={`/cms/collections/former-addresses/${id}`}>{from}</a>
      </th>
      <td>{to}</td>
      <td>{hits}</td>
      <td>{lastAt && formatTime(language, lastAt)}</td>
      <td>{(isManual ? texts.manual : texts.former)[language]}</td>
    </tr>
  );
}

/** Lists the redirects, each with its number of visitors. */
export async function RedirectsView(view: AdminViewServerProps) {
  const { req } = view.initPageResult;
  if (req.user?.collection !== "staff") {
    return null;
  }
  const language = textLanguage(req.i18n.language);
  const search = readQueryValue(view, "search");
  const redirects = await listRedirects(req.payload, search);
  return (
    <StaffView
      view={view}
      heading={texts.heading[language]}
      about={texts.about[language]}
      tabs={createLinkTabs("/cms/redirects", language)}
    >
      <form className="staff-view__filters" method="get">
        <label>
          {texts.search[language]}
          <input type="search" name="search" defaultValue={search} />
        </label>
        <ActionButton type="submit" isMain>
          {texts.search[language]}
        </ActionButton>
        <ActionLink href="/cms/collections/former-addresses/create">
          {texts.add[language]}
        </ActionLink>
      </form>
      {redirects.length === 0 ? (
        <p>{texts.none[language]}</p>
      ) : (
        <div className="staff-view__scroll">
          <table>
            <thead>
              <tr>
                {(["from", "to", "hits", "last", "origin"] as const).map((name) => (
                  <th key={name} scope="col">
                    {texts[name][language]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {redirects.map((redirect) => (
                <RedirectItem key={redirect.id} redirect={redirect} language={language} />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </StaffView>
  );
}
