/** The languages of the texts (point 18). */
export type Locale = 'en' | 'zh-Hans'
