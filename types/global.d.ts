/// <reference types="@tarojs/taro" />

declare module '*.scss'

declare module '*.css'

/** Widgets without what draws them (config/surgery/described-babel.ts). */
declare module '*/all?described' {
  export const all: import('../src/engine/contract').Registry
}

declare module '*.svg' {
  const address: string
  export default address
}

declare namespace NodeJS {
  interface ProcessEnv {
    readonly TARO_ENV: 'weapp' | 'alipay' | 'h5'
    readonly NODE_ENV: 'development' | 'production' | 'test'
    /** Origin of the server in mini-program builds. */
    readonly TARO_APP_ORIGIN?: string
    /** Origin of the server in H5 builds; empty: the page's own. */
    readonly TARO_APP_H5_ORIGIN?: string
    /** Origin of the alternate client's calls; empty: that of the others. */
    readonly TARO_APP_ALTERNATE_ORIGIN?: string
    /** Public project key: it signs anonymous calls and ships in the bundle. */
    readonly TARO_APP_PROJECT_KEY?: string
    /** The official account's authorise page; empty: the sandbox's. */
    readonly TARO_APP_WECHAT_OAUTH?: string
    /** App id of the official account. */
    readonly TARO_APP_WECHAT_APP_ID?: string
  }
}
