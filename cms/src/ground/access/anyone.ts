export function anyone(): boolean {
  return true;
}
