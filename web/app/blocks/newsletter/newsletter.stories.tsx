import preview from "stories/preview";
import { Newsletter } from "./newsletter.tsx";

const meta = preview.meta({ component: Newsletter });

export const Absent = meta.story({});
