import { Outlet } from "react-router";
import { AccountFrame } from "#app/features/account/account-frame.tsx";
import { customerSessionMiddleware, requireCustomer } from "#app/session/customer.server.ts";
import type { Route } from "./+types/layout";

export const middleware: Route.MiddlewareFunction[] = [customerSessionMiddleware];

export async function loader(args: Route.LoaderArgs) {
  const { fullname } = (await requireCustomer(args)).user;
  return { fullname };
}

export default function AccountLayout({ loaderData: { fullname } }: Route.ComponentProps) {
  return (
    <AccountFrame fullname={fullname}>
      <Outlet />
    </AccountFrame>
  );
}
