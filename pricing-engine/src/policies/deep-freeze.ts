/** Freezes plain data throughout and returns it. */
export function deepFreeze<Data>(data: Data): Data {
  if (typeof data !== "object" || data === null) return data;
  Object.values(data).forEach(deepFreeze);
  return Object.freeze(data);
}
