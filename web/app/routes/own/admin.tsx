import { adminApi, loginRequest, setupRequest, staffLoginResponse } from "contracts";
import { data, redirect, redirectDocument } from "react-router";
import { readForm, refuse, type SentForm, submit } from "#app/content/form.server.ts";
import { ownPathFrom, safeReturnTo } from "#app/content/own-path.ts";
import { checkStaff, logOutStaff } from "#app/content/staff-session.server.ts";
import { AdminFrame } from "#app/features/admin/admin-frame.tsx";
import { AdminSignIn } from "#app/features/admin/admin-sign-in.tsx";
import { PanelScreen } from "#app/features/admin/panel-screen.tsx";
import type { Route } from "./+types/admin";
import { performAction } from "./form-action.server.ts";
import { loadPanel } from "./panel.server.ts";
import { panelActions } from "./panel-actions.server.ts";

export async function loader({ request, url }: Route.LoaderArgs) {
  const { staff, headers } = await checkStaff(request);
  const returnTo = safeReturnTo(url.searchParams.get("returnTo"));
  if (staff.state === "panel" && returnTo) {
    throw redirectDocument(returnTo, { headers });
  }
  return staff.state === "panel"
    ? data({ ...staff, panel: await loadPanel(request, url) }, { headers })
    : data(staff, { headers });
}

async function enter(request: Request, url: URL, form: SentForm) {
  const answer = await (form.intent === "setup"
    ? submit(request, form, {
        path: adminApi.setup,
        body: setupRequest,
        response: staffLoginResponse,
      })
    : submit(request, form, {
        path: adminApi.login,
        body: loginRequest,
        response: staffLoginResponse,
      }));
  if (!answer.ok) {
    return refuse(form, answer.failure);
  }
  const { headers } = answer;
  const returnTo = safeReturnTo(url.searchParams.get("returnTo"));
  return returnTo
    ? redirectDocument(returnTo, { headers })
    : redirect(ownPathFrom(url, "/admin"), { headers });
}

export async function action({ request, url }: Route.ActionArgs) {
  const form = await readForm(request);
  switch (form.intent) {
    case "logout":
      return logOutStaff(request, url);
    case "setup":
    case "login":
      return enter(request, url, form);
    default:
      return performAction({ request, url, form }, panelActions);
  }
}

export { revalidateSession as shouldRevalidate } from "./revalidate-session.ts";

export default function Admin({ loaderData, actionData: refusal }: Route.ComponentProps) {
  if (loaderData.state !== "panel") {
    return <AdminSignIn staff={loaderData} refusal={refusal} />;
  }
  const { admin, panel } = loaderData;
  return (
    <AdminFrame admin={admin}>
      <PanelScreen {...panel} refusal={refusal} />
    </AdminFrame>
  );
}
