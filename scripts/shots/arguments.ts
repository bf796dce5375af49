import { parseArgs } from 'node:util'
import { Misuse } from '../lib/command'

const LANGUAGES = ['en', 'zh-Hans'] as const
export type Language = (typeof LANGUAGES)[number]

const TONES = ['light', 'dark'] as const
export type Tone = (typeof TONES)[number]

const SUBJECTS = ['pages', 'widgets'] as const
export type Subject = (typeof SUBJECTS)[number]

/** A phone, a tablet, a desk; pixels. */
const WIDTHS = [375, 768, 1280]

export interface Options {
  /** What the address of a page has to match. */
  readonly pages: RegExp
  /** Pages of the app, widgets of its gallery. */
  readonly subjects: readonly Subject[]
  readonly widths: readonly number[]
  readonly languages: readonly Language[]
  readonly tones: readonly Tone[]
  /** Keeps the pictures of the last run as those to compare with, and takes none. */
  readonly accept: boolean
  /** Findings end the run with 1. */
  readonly strict: boolean
}

export const USAGE = `npm run shots
  -- --pages product           only addresses that match this, a regular expression
     --subjects pages,widgets  widgets are those of the gallery, in every example
     --widths 375,1280         pixels; all are 375,768,1280
     --languages en,zh-Hans
     --tones light,dark
     --strict                  ends with 1 when something was found
     --accept                  keeps the pictures of the last run: the next one is compared with them`

/** What was asked for. @throws {Misuse} when it cannot be. */
export function readArguments(args: readonly string[]): Options {
  const { pages, subjects, widths, languages, tones, accept, strict } = parsed(args)
  return {
    pages: patternOf(pages),
    subjects: chosen('--subjects', SUBJECTS, subjects),
    widths: widths === undefined ? WIDTHS : listOf(widths).map(widthOf),
    languages: chosen('--languages', LANGUAGES, languages),
    tones: chosen('--tones', TONES, tones),
    accept,
    strict,
  }
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        pages: { type: 'string', default: '' },
        subjects: { type: 'string' },
        widths: { type: 'string' },
        languages: { type: 'string' },
        tones: { type: 'string' },
        accept: { type: 'boolean', default: false },
        strict: { type: 'boolean', default: false },
      },
    }).values
  } catch (error) {
    throw new Misuse((error as Error).message)
  }
}

function patternOf(text: string): RegExp {
  try {
    return new RegExp(text, 'i')
  } catch {
    throw new Misuse(`--pages wants a regular expression, '${text}' is none.`)
  }
}

const listOf = (text: string) => text.split(',').map((one) => one.trim())

/** Narrower is no phone, wider no window. */
const [NARROWEST, WIDEST] = [240, 3840]

function widthOf(text: string): number {
  const width = Number(text)
  if (Number.isInteger(width) && width >= NARROWEST && width <= WIDEST) return width
  throw new Misuse(`--widths wants pixels between ${NARROWEST} and ${WIDEST}, '${text}' is none.`)
}

/** Those of `all` that `text` lists, in the order of `all`. */
function chosen<T extends string>(flag: string, all: readonly T[], text?: string): readonly T[] {
  if (text === undefined) return all
  const wanted = listOf(text)
  const strange = wanted.find((one) => !(all as readonly string[]).includes(one))
  if (strange !== undefined)
    throw new Misuse(`${flag} wants some of ${all.join(',')}, '${strange}' is none.`)
  return all.filter((one) => wanted.includes(one))
}
