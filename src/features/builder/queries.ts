import type { LoadContext } from '../../engine/data/queries'
import type { Services } from '../../engine/services'
import { previewView } from './contract'
import {
  type Draft,
  getCatalogue,
  getDraft,
  getVersion,
  listPreviewLinks,
  pageAudit,
  pageEditedPages,
  pageReleases,
  pageVersions,
} from './contract-editor'

/** A page as it would be published. An answer of null is an answer: it is wrapped. */
export const previewBy = (key: string) =>
  ({
    key: ['preview', key],
    load: async ({ signal }: LoadContext): Promise<{ readonly raw: unknown }> => ({
      raw: await previewView({ params: { key } }, { quiet: true, signal }),
    }),
  }) as const

/** The pages that can be edited; with words, those whose name or address has them. */
export const editedPages = (keyword: string) =>
  ({
    key: ['edited-pages', keyword],
    load: (pageIndex: number, { signal }: LoadContext) =>
      pageEditedPages(
        { body: { pageIndex, keyword: keyword || undefined } },
        { quiet: true, signal },
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
  instead: (error: unknown) => Draft | undefined,
) =>
  ({
    key: ['edited-page', url, visit],
    staleTime: Number.POSITIVE_INFINITY,
    load: async ({ signal }: LoadContext): Promise<Draft> => {
      try {
        return await getDraft({ query: { url } }, { quiet: true, signal })
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

/** Everything a tap can lead to. */
export const catalogue = {
  key: ['edit-catalogue'],
  load: ({ signal }: LoadContext) =>
    getCatalogue({ body: { pictures: [] } }, { quiet: true, signal }),
} as const

/** The first of the pages that can be edited; with words, those whose name or address has them. */
export const readyPages = (keyword: string) =>
  ({
    key: ['edit-ready', keyword],
    load: ({ signal }: LoadContext) =>
      pageEditedPages({ body: { keyword: keyword || undefined } }, { quiet: true, signal }),
  }) as const

/** The calls there are; they come with the tables of calls. */
export const callsFrom = (load: Services['callNames']) => ({ key: ['edit-calls'], load }) as const

/** What a source gives, whatever it is: an answer of nothing is wrapped. */
export const sampleOf = (
  source: unknown,
  load: (signal: LoadContext['signal']) => Promise<unknown>,
) =>
  ({
    key: ['edit-sample', source],
    load: async ({ signal }: LoadContext) => ({ data: await load(signal) }),
  }) as const
