# The gateway with the built app. Untried: no container engine was at hand where it was written.
FROM node:22.23.2-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --include=dev
COPY . .
RUN npm run build && npm prune --omit=dev

FROM node:22.23.2-bookworm-slim
WORKDIR /app
ENV NODE_ENV=production
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/couchdb ./couchdb
COPY --from=build /app/dist ./dist
RUN mkdir data backups && chown node:node data backups
USER node
EXPOSE 4000
# `/healthz` is 503 while the database is away: the container is alive then all the same.
HEALTHCHECK --interval=10s --timeout=5s --start-period=20s CMD ["node", "-e", "fetch('http://127.0.0.1:4000/api/version').then((a) => process.exit(a.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/server/main.js"]
