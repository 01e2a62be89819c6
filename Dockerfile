# Images of the product, one target per service: web, worker, and cms, whose image also runs prepare and backup.
#   docker build --target web -t site/web .
# Settings come from the environment when a container starts; no image contains any.

FROM node:24-bookworm-slim AS base
WORKDIR /app

# The files that npm reads for an installation, without the code, so that a change of code does not repeat it.
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

# The health check: probes a service, and kills it if it hangs.
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

# Base of all services: they run without root and write only to /data. The heap limits below are those of
# launcher/product.ts.
FROM base AS part
# Two allocator arenas instead of eight per core, and free memory above 128 KB is returned to the system: compression
# and image processing allocate there (launcher/processes/service.ts).
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
# Cache of the compiled TypeScript, filled by loading all modules once; the compiler would take 16 MB of memory at
# rest. The invalid port ends the process as soon as everything is loaded.
ENV NODE_COMPILE_CACHE=/compiled
RUN node -e "import('./web/build/server/index.js').finally(process.exit)"; \
    PORT=none node web/server/index.ts; test -n "$(ls /compiled)"
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=5s --timeout=340s --start-period=20s --retries=6 CMD ["node", "/health/healthcheck.js", "web"]
CMD ["node", "--max-old-space-size=160", "--max-semi-space-size=4", "web/server/index.ts"]

# The worker publishes by the CMS's rules, so both images share all layers except the CMS's screens.
FROM part AS content
COPY --from=cms-modules /modules ./
COPY contracts contracts
COPY pricing-engine pricing-engine
COPY cms cms
VOLUME /data

FROM content AS cms
ENV CMS_HOST=0.0.0.0
# The editors' guide, which the CMS shows.
COPY docs/editors.md docs/
COPY docs/pt-BR/editores.md docs/pt-BR/
COPY docs/pictures docs/pictures
COPY --from=cms-build /app/cms/.next cms/.next
EXPOSE 3001
# Also run once, to migrate and to seed an empty database: `node cms/scripts/prepare-database.ts`.
HEALTHCHECK --interval=5s --timeout=340s --start-period=60s --retries=6 CMD ["node", "/health/healthcheck.js", "cms"]
CMD ["node", "--max-old-space-size=512", "--max-semi-space-size=4", "cms/server.ts"]

FROM content AS worker
ENV NODE_COMPILE_CACHE=/compiled
RUN DATABASE_URL=none node cms/worker.ts; test -n "$(ls /compiled)"
HEALTHCHECK --interval=5s --timeout=340s --start-period=20s --retries=6 CMD ["node", "/health/healthcheck.js", "worker"]
CMD ["node", "--max-old-space-size=192", "--max-semi-space-size=4", "cms/worker.ts"]
