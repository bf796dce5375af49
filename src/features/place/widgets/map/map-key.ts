/** Key of Tencent's static map for browsers, public (README, 'Configuration'). Empty: a plain plane. */
export const mapKey: string = process.env.TARO_APP_MAP_KEY ?? ''
