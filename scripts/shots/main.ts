/**
 * `npm run shots`: photographs every page in each width, language and tone, says what is wrong with it, and
 * shows what changed since the last accepted run (docs/how-to/look-at-every-page.md). Ends with 0 whatever it
 * finds, unless --strict says otherwise.
 */
import { type Browser, chromium } from '@playwright/test'
import { WALKS } from '../../e2e/support/pages'
import { type Sandbox, STATIC, startSandbox } from '../../e2e/support/sandbox'
import { ensureChromium } from '../lib/chromium.mjs'
import { Misuse, runCommand } from '../lib/command'
import { node } from '../lib/step.mjs'
import { Album } from './album'
import { type Options, readArguments, USAGE } from './arguments'
import { firstLine, openTrip, photograph } from './camera'
import { type Finding, rowsOf, tableText } from './findings'
import { buildGallery, GALLERY, galleryWalks, isOfGallery } from './gallery'
import { stopsOf, type Trip, tripsOf } from './plan'
import { type Picture, summaryOf } from './sheet'

/** Browsers that work at once, each with a sandbox: on two cores more would wait for each other. */
const BROWSERS = 2
const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking']
const INTERRUPTED = 130

/** Everything a run has seen so far, and what has to be closed. */
class Session {
  private readonly at = new Date().toLocaleString('en-GB', { hour12: false })
  private readonly pictures: Picture[] = []
  private readonly findings: Finding[] = []
  private readonly browsers: Browser[] = []
  private readonly sandboxes: Sandbox[] = []
  private trips: readonly Trip[] = []
  private done = 0
  private isOver = false

  constructor(
    private readonly options: Options,
    private readonly album: Album,
    private readonly shown: { readonly build: string; readonly executablePath: string },
  ) {}

  private async open(): Promise<readonly [Browser, Sandbox]> {
    const { build, executablePath } = this.shown
    // A signal is for us: what is there is written down first.
    const quiet = { handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false }
    const browser = await chromium.launch({ executablePath, args: FLAGS, ...quiet })
    this.browsers.push(browser)
    const sandbox = await startSandbox(build)
    this.sandboxes.push(sandbox)
    return [browser, sandbox]
  }

  /** Finds out what there is to see. @throws {Misuse} when no address fits. */
  async plan(): Promise<readonly Trip[]> {
    const { subjects, pages } = this.options
    const walks = [
      ...(subjects.includes('pages') ? WALKS : []),
      ...(subjects.includes('widgets') ? await galleryWalks(...(await this.open())) : []),
    ]
    this.trips = tripsOf(stopsOf(walks, pages), this.options)
    if (this.trips.length === 0) throw new Misuse('No address matches --pages.')
    return this.trips
  }

  /** Takes trips from the queue until none is left. */
  async work(queue: Trip[]): Promise<void> {
    const [browser, sandbox] = await this.open()
    for (let trip = queue.shift(); trip && !this.isOver; trip = queue.shift()) {
      const started = Date.now()
      await this.walk(browser, sandbox, trip)
      if (this.isOver) return
      this.show()
      this.done += 1
      const { whose, width, language, stops } = trip
      const seconds = Math.round((Date.now() - started) / 1000)
      console.log(
        `${this.done}/${this.trips.length}  ${whose}, ${width} px, ${language}: ${stops.length} pages, ${seconds} s`,
      )
    }
  }

  private async walk(browser: Browser, sandbox: Sandbox, trip: Trip): Promise<void> {
    const { width, language, whose, stops } = trip
    const { tones } = this.options
    const left = [...stops]
    try {
      await sandbox.reset()
      const page = await openTrip(browser, sandbox, trip)
      for (let stop = left[0]; stop; stop = left[0]) {
        const { address } = stop
        const { pictures, found } = await photograph(page, stop, { width, tones })
        for (const { tone, png } of pictures)
          this.pictures.push(this.album.add(stop, { width, language, tone }, png))
        // Examples stand one upon the other: each moves when those above it load.
        const told = found.filter(({ kind }) => kind !== 'shift' || !isOfGallery(stop.page))
        this.findings.push(...told.map((said) => ({ ...said, address, whose, width, language })))
        left.shift()
      }
      await page.context().close()
    } catch (error) {
      if (this.isOver) return
      const detail = firstLine(error)
      for (const { address } of left)
        this.findings.push({ kind: 'absent', detail, address, whose, width, language })
    }
  }

  private get run() {
    const pages = this.trips.reduce((sum, { stops }) => sum + stops.length, 0)
    const planned = pages * this.options.tones.length
    return { at: this.at, planned, pictures: this.pictures, rows: rowsOf(this.findings) }
  }

  private show(): void {
    this.album.show(this.run)
  }

  /** Writes down what is there. @returns whether something was found. */
  tell(): boolean {
    this.show()
    console.log(`\n${tableText(this.run.rows)}\n\n${summaryOf(this.run)}\n${this.album.sheet}`)
    return this.findings.length > 0
  }

  /** Ends what is under way: what is there stays. @returns when all that it started has ended. */
  async stop(): Promise<void> {
    this.isOver = true
    await Promise.allSettled([
      ...this.browsers.map((browser) => browser.close()),
      ...this.sandboxes.map((sandbox) => sandbox.stop()),
    ])
  }
}

/** Builds what is to be shown. @returns its folder, or undefined after saying why there is none. */
async function builtFor({ subjects }: Options): Promise<string | undefined> {
  // A copy that was named is shown as it is.
  if (process.env.TAPROOM_STATIC) return STATIC
  if (subjects.includes('widgets')) return (await buildGallery()) ? GALLERY : undefined
  return (await node(['scripts/build.mjs', 'h5'])).code === 0 ? STATIC : undefined
}

async function main(): Promise<number> {
  const options = readArguments(process.argv.slice(2))
  const album = new Album('.cache/shots')
  if (options.accept) {
    const pages = new Set(stopsOf(WALKS, /./).map(({ page }) => page))
    const kept = album.accept((page) => pages.has(page) || isOfGallery(page))
    if (kept === 0) throw new Misuse('There is no run to accept: npm run shots takes pictures.')
    console.log(`${kept} pictures are what the next run is compared with.`)
    return 0
  }
  const executablePath = await ensureChromium()
  if (!executablePath) return 1
  const build = await builtFor(options)
  if (build === undefined) return 1
  const session = new Session(options, album, { build, executablePath })
  let isInterrupted = false
  const interruption = new Promise<readonly never[]>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.once(signal, () => {
        isInterrupted = true
        session.stop().then(() => resolve([]))
      })
  })
  const trips = await session.plan().catch(async (error: unknown) => {
    await session.stop()
    throw error
  })
  album.begin()
  console.log(`${build}: ${trips.length} walks`)
  const queue = [...trips]
  const lanes = trips.slice(0, BROWSERS).map(() => session.work(queue))
  // One browser that does not start leaves the work to the other.
  const ends = await Promise.race([Promise.allSettled(lanes), interruption])
  await session.stop()
  const isFound = session.tell()
  if (isInterrupted) return INTERRUPTED
  for (const end of ends) if (end.status === 'rejected') throw end.reason
  return isFound && options.strict ? 1 : 0
}

runCommand(main, USAGE)
