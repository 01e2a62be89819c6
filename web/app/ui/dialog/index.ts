export { Dialog, DialogActions, type DialogProps } from "./dialog.tsx";
