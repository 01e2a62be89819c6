export { type ToastContent, Toaster, useToast } from "./toast.tsx";
