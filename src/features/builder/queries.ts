import type { LoadContext } from '../../engine/data/queries'
import { previewView } from './contract'

/** A page as it would be published. An answer of null is an answer: it is wrapped. */
export const previewBy = (key: string) =>
  ({
    key: ['preview', key],
    load: async ({ signal }: LoadContext): Promise<{ readonly raw: unknown }> => ({
      raw: await previewView({ params: { key } }, { quiet: true, signal }),
    }),
  }) as const
