# The product as images, a target for each part: web, cms (prepare and backup are commands of it), worker.
#   docker build --target web -t site/web .
# Settings come from the environment when a container starts; no image holds any of them.

FROM node:24-bookworm-slim AS base
WORKDIR /app

# What npm reads of the repository, apart from the code: a change of code installs nothing again.
FROM base AS manifests
COPY package.json package-lock.json .npmrc ./
COPY contracts/package.json contracts/
COPY pricing-engine/package.json pricing-engine/
COPY cms/package.json cms/
COPY web/package.json web/
COPY stories/package.json stories/
COPY tests/package.json tests/

FROM manifests AS tools
RUN --mount=type=cache,target=/var/cache/npm npm ci --cache /var/cache/npm --ignore-scripts
COPY tsconfig.json ./
COPY contracts contracts
COPY pricing-engine pricing-engine
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1

FROM tools AS web-build
COPY cms/src/payload-types.ts cms/src/
COPY web web
RUN cd web && ../node_modules/.bin/react-router build

FROM tools AS cms-code
COPY cms cms

FROM cms-code AS cms-build
RUN --mount=type=cache,target=/app/cms/.next/cache cd cms && ../node_modules/.bin/next build && rm -rf .next/types

# Asks a part whether it is well, and ends it when it hangs.
FROM tools AS health-build
COPY launcher/tsconfig.json launcher/
COPY launcher/container launcher/container
COPY launcher/processes launcher/processes
RUN node_modules/.bin/rolldown launcher/container/healthcheck.ts --platform node --format esm --dir /health

FROM tools AS web-modules
COPY deploy/images/copy-modules deploy/images/
RUN deploy/images/copy-modules web /modules

FROM tools AS cms-modules
COPY deploy/images/copy-modules deploy/images/
RUN deploy/images/copy-modules cms /modules

# What all parts are: no root, nothing of their own to write but /data. Their heaps are bounded as in
# launcher/product.ts.
FROM base AS part
# Two arenas of memory in place of eight for each core, which give back what they have free above 128 KB:
# what compressing and pictures took, as in launcher/processes/service.ts.
ENV MALLOC_ARENA_MAX=2 MALLOC_TRIM_THRESHOLD_=131072
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 DATA_DIR=/data LOG_FORMAT=json METRICS_PORT=9464 METRICS_HOST=0.0.0.0
RUN install -d -o node -g node /data /compiled
COPY --from=health-build /health /health
LABEL org.opencontainers.image.title="cloud-hosting-site" \
      org.opencontainers.image.licenses="MIT"
ARG VERSION=development
ENV VERSION=$VERSION
LABEL org.opencontainers.image.version=$VERSION
USER node

FROM part AS web
COPY --from=web-modules /modules ./
COPY contracts contracts
COPY pricing-engine pricing-engine
COPY web/package.json web/
COPY web/app/chrome/theme-script.ts web/app/chrome/
COPY web/shared web/shared
COPY web/server web/server
COPY --from=web-build /app/web/build web/build
# What Node makes of the TypeScript, filled by loading all of it once: what would make it takes 16 MB at rest.
# A port that is none is refused as soon as all is loaded.
ENV NODE_COMPILE_CACHE=/compiled
RUN node -e "import('./web/build/server/index.js').finally(process.exit)"; \
    PORT=none node web/server/index.ts; test -n "$(ls /compiled)"
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=5s --timeout=340s --start-period=20s --retries=6 CMD ["node", "/health/healthcheck.js", "web"]
CMD ["node", "--max-old-space-size=160", "--max-semi-space-size=4", "web/server/index.ts"]

# The worker publishes with the CMS's own rules: the two share all layers but the CMS's screens.
FROM part AS content
COPY --from=cms-modules /modules ./
COPY contracts contracts
COPY pricing-engine pricing-engine
COPY cms cms
VOLUME /data

FROM content AS cms
ENV CMS_HOST=0.0.0.0
# The guide that the CMS shows to editors.
COPY docs/editors.md docs/
COPY docs/pt-BR/editores.md docs/pt-BR/
COPY docs/pictures docs/pictures
COPY --from=cms-build /app/cms/.next cms/.next
EXPOSE 3001
# One-shot, to migrate and to fill an empty database: `node cms/scripts/prepare-database.ts`.
HEALTHCHECK --interval=5s --timeout=340s --start-period=60s --retries=6 CMD ["node", "/health/healthcheck.js", "cms"]
CMD ["node", "--max-old-space-size=512", "--max-semi-space-size=4", "cms/server.ts"]

FROM content AS worker
ENV NODE_COMPILE_CACHE=/compiled
RUN DATABASE_URL=none node cms/worker.ts; test -n "$(ls /compiled)"
HEALTHCHECK --interval=5s --timeout=340s --start-period=20s --retries=6 CMD ["node", "/health/healthcheck.js", "worker"]
CMD ["node", "--max-old-space-size=192", "--max-semi-space-size=4", "cms/worker.ts"]
