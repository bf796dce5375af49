/*
 * What an adopter's backend speaks and where it is: the one file to edit. Read by the build, which checks it
 * (config/adoption.ts) and says what is wrong; by the app; by the sandbox and by `npm run conformance`.
 * What it looks like and what it is called is in brand/. All of this ships in the bundle and is public.
 */
import type { Headers, PayTypes, Ports, Settings } from './config/adoption'
import { bareEnvelope, envelopeOf } from './src/shared/transport'

/** A variable of the environment, or of .env.local, goes before what stands behind `||` for one build. */
export const settings: Settings = {
  origins: {
    /** The server for mini-programs; in production it must be on the list of domains of their console. */
    mini: process.env.TARO_APP_ORIGIN || 'http://127.0.0.1:4000',
    /** The same for H5. Empty: the origin that the page came from. */
    h5: process.env.TARO_APP_H5_ORIGIN || '',
    /** For passwords, identity checks and text codes. Empty: the same server. */
    alternate: process.env.TARO_APP_ALTERNATE_ORIGIN || '',
    /** Where the official account is asked who somebody is. Empty: the server's own page, as the sandbox has it. */
    wechatOAuth: process.env.TARO_APP_WECHAT_OAUTH || '',
  },
  keys: {
    /** Signs calls of whoever is not logged in: tamper evidence, not a secret. The server must know it. */
    project: process.env.TARO_APP_PROJECT_KEY || 'taproom',
    /** Of Tencent's static map, bound to your domains. Empty: a plain plane, and no request. */
    map: process.env.TARO_APP_MAP_KEY || '',
  },
  /** What the header of that name says: which project of a server that has several. */
  project: 'taproom',
}

/** The headers of client spec §7 under the names of point 6: what the gateway calls them. */
export const headers: Headers = {
  timestamp: 'timestamp',
  authorization: 'Authorization',
  token: 'token',
  tenant: 'tenant',
  merchantId: 'merchantId',
  filter: 'filter',
  expires: 'expires',
  regionId: 'regionId',
  isMobile: 'isMobile',
  userToken: 'userToken',
  userId: 'userId',
  project: 'project',
  clientUrl: 'clientUrl',
  clientType: 'clientType',
  appType: 'appType',
  sign: 'sign',
  tokenLogin: 'tokenLogin',
  /** Not of the specification: what makes two signatures of the same call two (point 7). */
  nonce: 'nonce',
  /** Not of the specification: the language the app shows, so that the server answers in it. */
  language: 'Accept-Language',
}

/**
 * How an answer of each server is opened. `envelopeOf` reads those whose number says how it went; a function of
 * your own may do as it likes with the status and the body.
 */
export const envelopes: Ports['envelopes'] = {
  /** A refusal may carry the server's time in seconds. */
  main: envelopeOf({ code: 'code', ok: 200, data: 'data', time: 'time' }),
  /** Its own number says little: behind a gateway that refused, HTTP's status counts. */
  generic: envelopeOf({ code: 'status', ok: 1, data: 'result', gateway: true }),
  chat: bareEnvelope,
}

/**
 * Makes the header `sign` (point 7) and what the chat server takes for a token (point 8). `own` is HMAC-SHA256
 * by what the host has for it: `(own) => ({ ...own, sign: async (…) => `v2 ${await own.sign(…)}` })`.
 */
export const signer: Ports['signer'] = (own) => own

/** Which pay types (client spec §9) each client offers; what each does is src/features/pay/dispatch.ts. */
export const payTypes: PayTypes = {
  WapH5: [1, 3, 300],
  AlipayH5: [1, 3, 4, 300],
  WeChat: [1, 3, 7, 300],
  AppPlus: [1, 3, 4, 8, 300],
  WeChatLite: [1, 12, 300],
  Alipay: [1, 4, 12, 300],
}

/** Hosts whose web pages may be opened besides those that the server lists: `shop.example`, `*.shop.example`. */
export const webHosts: readonly string[] = []

/**
 * What this build does without, whatever the server has: pages by their address (`/live/list`), sources of
 * definitions by their call (`live/page`). Neither they nor what leads to them is drawn.
 */
export const without: readonly string[] = []
