import { readSources, wordsOf } from '../read-sources'

const IMPORT = /import \{([^}]*)\} from '@tarojs\/components'/g

/**
 * The elements that src/ui imports from Taro, each with all words, in small letters, of the files that do: what is
 * none of them is neither set nor listened to. `View` is among them in any case, every page is one.
 */
export function uiElements(): ReadonlyMap<string, ReadonlySet<string>> {
  const files = new Map<string, string[]>([['View', []]])
  // Also what is imported under another name.
  for (const code of readSources(/\.tsx$/, ['src/ui']))
    for (const [, list = ''] of code.matchAll(IMPORT))
      for (const name of list.split(',').map((one) => one.trim().split(' as ')[0] ?? ''))
        files.set(name, [...(files.get(name) ?? []), code])
  return new Map(
    [...files].map(([name, codes]) => [
      name,
      new Set([...wordsOf(codes)].map((word) => word.toLowerCase())),
    ]),
  )
}

/**
 * Whether src/ui sets an attribute of an element. What a screen reader hears is set through a table of its own.
 *
 * @param words of the files that import it.
 */
export const isSet = (attribute: string, words: ReadonlySet<string>): boolean =>
  /^(style|class|role|focus|aria-.*)$/.test(attribute) ||
  words.has(attribute.replace(/-/g, '').toLowerCase())
