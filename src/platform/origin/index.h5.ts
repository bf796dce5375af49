/** Origin of the three hosts: the page's own, unless the build names another. */
export const serverOrigin: string = process.env.TARO_APP_H5_ORIGIN ?? ''
