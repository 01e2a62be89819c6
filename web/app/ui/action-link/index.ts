export { ActionLink, type ActionLinkProps, type ActionTone } from "./action-link.tsx";
export { TextLink, type TextLinkProps } from "./text-link.tsx";
