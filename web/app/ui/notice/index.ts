export { FormError, Notice, type NoticeProps, type NoticeTone } from "./notice.tsx";
