/** WeChat: degrees as on Chinese maps. */
export const COORDINATES = 'gcj02'
