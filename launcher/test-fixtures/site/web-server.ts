import { serve } from "./serve.ts";

serve({ name: "web", port: Number(process.env.PORT), isReady: async () => true });
