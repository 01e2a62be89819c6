import { useEffect } from "react";

/** Local storage key of the specification, section 3: who is logged in, and nothing secret. */
const key = "admin";

interface RememberedAdmin {
  id: string;
  email: string;
}

/** Keeps who is logged in, or forgets it when nobody is. */
export function useRememberAdmin(admin: RememberedAdmin | undefined): void {
  const { id, email } = admin ?? {};
  useEffect(() => {
    if (id === undefined) {
      window.localStorage.removeItem(key);
    } else {
      window.localStorage.setItem(key, JSON.stringify({ id, email }));
    }
  }, [id, email]);
}

/** Whether this browser still knows who is logged in. */
export function isAdminRemembered(): boolean {
  return window.localStorage.getItem(key) !== null;
}
