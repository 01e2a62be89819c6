import { Outlet } from "react-router";
import { PersonalFrame } from "#app/chrome/personal-frame.tsx";
import { takeDraft } from "#app/session/draft.server.ts";
import { takeFlash } from "#app/session/flash.server.ts";
import type { Route } from "./+types/personal-frame";

/** Below personal.tsx, which is loaded once: what a form did is to be said after each. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const [flash, draft] = await Promise.all([takeFlash(context), takeDraft(context, url.pathname)]);
  return { key: draft ? ("draft-kept" as const) : undefined, ...flash, draft };
}

export { keepBehindDialog as shouldRevalidate } from "./keep-behind-dialog.ts";

export default function Frame({ loaderData: flash }: Route.ComponentProps) {
  return (
    <PersonalFrame flash={flash}>
      <Outlet />
    </PersonalFrame>
  );
}
