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
    /* Of taproom.config.ts and the brand, put in by the build. */
    readonly TARO_APP_ORIGIN?: string
    readonly TARO_APP_H5_ORIGIN?: string
    readonly TARO_APP_ALTERNATE_ORIGIN?: string
    readonly TARO_APP_PROJECT_KEY?: string
    readonly TARO_APP_PROJECT?: string
    readonly TARO_APP_WECHAT_OAUTH?: string
    readonly TARO_APP_WECHAT_APP_ID?: string
    readonly TARO_APP_MAP_KEY?: string
    /** `Wardrobe` of src/shared/host.ts as JSON; empty for a brand that has but one look. */
    readonly TARO_APP_WARDROBE?: string
    readonly TARO_APP_NAME?: string
    readonly TARO_APP_THEME?: string
  }
}
