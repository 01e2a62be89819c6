import { useEffect } from "react";

/**
 * Key in local storage that the specification requires (section 3): id and e-mail of the
 * administrator, no secrets.
 */
const key = "admin";

interface StoredAdmin {
  id: string;
  email: string;
}

/** Stores the administrator who is logged in, or removes the entry after logout. */
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

/** Returns whether this browser has stored an administrator. */
export function isAdminStored(): boolean {
  return window.localStorage.getItem(key) !== null;
}
