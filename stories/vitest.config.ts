import { schemeProject } from "./stories-project.ts";

export default schemeProject("light");
