/** Header between the server and the renderer: the nonce of an answer's scripts. Overwritten when a visitor sends it. */
export const nonceHeader = "x-script-nonce";
