import { useEffect } from "react";

/**
 * Local storage key that the specification requires (section 3): id and e-mail of the administrator, no
 * secrets.
 */
const key = "admin";

interface StoredAdmin {
  id: string;
  email: string;
}

/** Stores who is logged in, or removes it when nobody is. */
export function useAdminStorage(admin: StoredAdmin | undefined): void {
  const { id, email } = admin ?? {};
  useEffect(() => {
    if (id === undefined) {
      window.localStorage.removeItem(key);
    } else {
      window.localStorage.setItem(key, JSON.stringify({ id, email }));
    }
  }, [id, email]);
}

/** Returns whether this browser has stored who is logged in. */
export function isAdminStored(): boolean {
  return window.localStorage.getItem(key) !== null;
}
