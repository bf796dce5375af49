declare namespace secondLanguage {
  interface Texts {
    readonly [key: string]: string | Texts
  }
  function pairTexts(first: Texts, second: Texts): { values: (string | 0)[]; rest: Texts }
}
declare function secondLanguage(this: object, source: string): string
export = secondLanguage
