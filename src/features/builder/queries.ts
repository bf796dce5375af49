import { getAllViews, getViewByUrl } from '../../engine/calls'
import type { LoadContext } from '../../engine/data/queries'
import type { Services } from '../../engine/services'
import { EndpointNotFoundError } from '../../errors'
import { isObject } from '../../shared/json'
import { type L10n, type Locale, localize } from '../../shared/l10n'
import { previewView } from './contract'
import {
  type Draft,
  type EditedPage,
  getDraft,
  getVersion,
  listPreviewLinks,
  pageAudit,
  pageEditedPages,
  pageReleases,
  pageVersions,
  Version,
} from './contract-editor'
import { getCatalogue, listLinksTo, pageAssets, pageTemplates } from './contract-library'
import { markOf } from './rules/document'

/** A page as it would be published. An answer of null is an answer: it is wrapped. */
export const previewBy = (key: string) =>
  ({
    key: ['preview', key],
    load: async ({ signal }: LoadContext): Promise<{ readonly raw: unknown }> => ({
      raw: await previewView({ params: { key } }, { quiet: true, signal }),
    }),
  }) as const

/** An answer of the editor's own calls; `instead` that of a server that has the specified calls only. */
export async function orElse<T>(own: () => Promise<T>, instead: () => Promise<T>): Promise<T> {
  try {
    return await own()
  } catch (error) {
    if (error instanceof EndpointNotFoundError) return instead()
    throw error
  }
}

/** A draft; plain where the server keeps none: it lies on this device until it is published. */
export type Edited = Draft & { readonly isPlain?: true }

/** A page on air as if it were a draft. What it says is its revision: another one was published since. */
export function plainDraft(url: string, definition: unknown): Edited {
  const version = definition === null ? Version.None : Version.Shipped
  const nobody = { updatedAt: 0, updatedBy: '' }
  return {
    ...nobody,
    url,
    definition,
    revision: markOf(definition),
    baseVersion: version,
    liveVersion: version,
    isPlain: true,
  }
}

/** The page of an address as it is edited, or else as it is on air. */
export const draftOrLive = (url: string, signal?: AbortSignal): Promise<Edited> =>
  orElse<Edited>(
    () => getDraft({ query: { url } }, { quiet: true, signal }),
    async () => plainDraft(url, await getViewByUrl({ query: { url } }, { quiet: true, signal })),
  )

const nameOf = ({ name }: Readonly<Record<string, unknown>>, locale: Locale) =>
  typeof name === 'string' || isObject(name) ? localize(name as L10n, locale) : ''

/** Every page on air with these words, where the server lists none for its editors. */
async function plainPages(keyword: string, locale: Locale, signal: AbortSignal) {
  const views = await getAllViews({ query: {} }, { quiet: true, signal })
  const found = Array.isArray(views) ? views.filter(isObject) : []
  const result = found.flatMap((view): EditedPage[] => {
    const { url } = view
    if (typeof url !== 'string') return []
    const name = nameOf(view, locale) || url
    const isFound = `${url} ${name}`.toLowerCase().includes(keyword.toLowerCase())
    const still = { isChanged: false, waiting: 0, updatedAt: 0, updatedBy: '' }
    return isFound ? [{ ...still, url, name, liveVersion: Version.Shipped }] : []
  })
  const all = result.length
  return { result, pageIndex: 1, pageSize: Math.max(all, 1), totalCount: all }
}

/** The pages that can be edited; with words, those whose name or address has them. */
export const editedPages = (keyword: string, locale: Locale) =>
  ({
    key: ['edited-pages', keyword],
    load: (pageIndex: number, { signal }: LoadContext) =>
      orElse(
        () =>
          pageEditedPages(
            { body: { pageIndex, keyword: keyword || undefined } },
            { quiet: true, signal },
          ),
        () => plainPages(keyword, locale, signal),
      ),
  }) as const

/**
 * A page as it is edited, asked for anew by each visit.
 *
 * @param instead what this device has of it, when there is no answer.
 */
export const draftBy = (
  url: string,
  visit: number,
  instead: (error: unknown) => Edited | undefined,
) =>
  ({
    key: ['edited-page', url, visit],
    staleTime: Number.POSITIVE_INFINITY,
    load: async ({ signal }: LoadContext): Promise<Edited> => {
      try {
        return await draftOrLive(url, signal)
      } catch (error) {
        const kept = instead(error)
        if (kept) return kept
        throw error
      }
    },
  }) as const

/** One version of a page. */
export const versionBy = (url: string, version: number) =>
  ({
    key: ['page-version', url, version],
    load: ({ signal }: LoadContext) =>
      getVersion({ query: { url, version } }, { quiet: true, signal }),
  }) as const

/** What these versions of a page say. */
export const comparedBy = (url: string, versions: readonly number[]) =>
  ({
    key: ['page-compared', url, ...versions],
    load: async ({ signal }: LoadContext) => {
      const one = (version: number) =>
        getVersion({ query: { url, version } }, { quiet: true, signal })
      return (await Promise.all(versions.map(one))).map(({ definition }) => definition)
    },
  }) as const

/** Versions that are listed; older ones are seldom wanted. */
const LISTED = 50

/** What was on air and what waits for its time, as it is while `live` is on air. */
export const versionsOf = (url: string, live: number) =>
  ({
    key: ['page-versions', url, live],
    load: async ({ signal }: LoadContext) => {
      const input = { body: { url, pageSize: LISTED } }
      const [versions, releases] = await Promise.all([
        pageVersions(input, { quiet: true, signal }),
        pageReleases(input, { quiet: true, signal }),
      ])
      const waiting = releases.result.filter(
        ({ state }) => state === 'scheduled' || state === 'held',
      )
      return { versions: versions.result, waiting }
    },
  }) as const

/** Links to drafts of a page that are good. */
export const linksOf = (url: string) =>
  ({
    key: ['preview-links', url],
    load: ({ signal }: LoadContext) => listPreviewLinks({ body: { url } }, { quiet: true, signal }),
  }) as const

export type Act = Awaited<ReturnType<typeof pageAudit>>['result'][number]

/** Who did what to a page, as it stood at `moment`. */
export const actsOf = (url: string, moment: string) =>
  ({
    key: ['page-acts', url, moment],
    load: (pageIndex: number, { signal }: LoadContext) =>
      pageAudit({ body: { url, pageIndex } }, { quiet: true, signal }),
  }) as const

/** All that leads to a page. */
export const linksLeadingTo = (url: string) =>
  ({
    key: ['edit-links', url],
    staleTime: 0,
    load: ({ signal }: LoadContext) => listLinksTo({ body: { url } }, { quiet: true, signal }),
  }) as const

/** Everything a tap can lead to. */
export const catalogue = {
  key: ['edit-catalogue'],
  load: ({ signal }: LoadContext) =>
    getCatalogue({ body: { pictures: [] } }, { quiet: true, signal }),
} as const

/** The first of the pages that can be edited; with words, those whose name or address has them. */
export const readyPages = (keyword: string, locale: Locale) =>
  ({
    key: ['edit-ready', keyword],
    load: (context: LoadContext) => editedPages(keyword, locale).load(1, context),
  }) as const

/** The calls there are; they come with the tables of calls. */
export const callsFrom = (load: Services['callNames']) => ({ key: ['edit-calls'], load }) as const

/** What a source gives, whatever it is: an answer of nothing is wrapped. */
export const sampleOf = <T>(source: unknown, load: (signal: LoadContext['signal']) => Promise<T>) =>
  ({
    key: ['edit-sample', source],
    load: async ({ signal }: LoadContext) => ({ data: await load(signal) }),
  }) as const

/** Templates that were saved; with words, those whose name has them. */
export const templatesOf = (keyword: string) =>
  ({
    key: ['edit-templates', keyword],
    load: (pageIndex: number, { signal }: LoadContext) =>
      pageTemplates(
        { body: { pageIndex, keyword: keyword || undefined } },
        { quiet: true, signal },
      ),
  }) as const

/** Pictures to choose from: of all folders, or of one; with words, those that have them. */
export const assetsOf = (keyword: string, folder: string | undefined) =>
  ({
    key: ['edit-assets', keyword, folder ?? null],
    load: (pageIndex: number, { signal }: LoadContext) =>
      pageAssets(
        { body: { pageIndex, folder, keyword: keyword || undefined } },
        { quiet: true, signal },
      ),
  }) as const
