/** The languages of the texts (decisions.md, 18). */
export type Locale = 'en' | 'zh-Hans'
