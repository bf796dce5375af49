# syntax=docker/dockerfile:1
FROM node:20-bookworm-slim AS build
WORKDIR /src
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
# The app signs calls before a login with the key that the server expects.
ARG TARO_APP_PROJECT_KEY
ARG BRAND
RUN sh deploy/lay-out.sh /image

FROM node:20-bookworm-slim
RUN mkdir /data && chown node:node /data
COPY --from=build /image /app
ENV NODE_ENV=production TAPROOM_DATA=/data TAPROOM_BACKUPS=/data/backups
USER node
VOLUME /data
EXPOSE 4000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=5s --timeout=3s --start-period=30s --retries=3 CMD ["sh", "/app/is-ready.sh"]
CMD ["sh", "/app/run.sh", "--host", "0.0.0.0"]
