import { existsSync } from 'node:fs'
import { run } from './step.mjs'

const PLACES = [
  process.env.CHROMIUM,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** Where a Chromium lies, or undefined. */
export const findChromium = () => PLACES.find((path) => path && existsSync(path))

/**
 * Finds a Chromium; on Debian as root it installs one, with a Chinese font for the screenshots.
 * @returns its path, or undefined after saying in one line what to install.
 */
export async function ensureChromium() {
  const found = findChromium()
  if (found) return found
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('No Chromium here: installing the one of Debian.')
    const quiet = { quiet: true, env: { DEBIAN_FRONTEND: 'noninteractive' } }
    await run('apt-get', ['update'], quiet)
    await run(
      'apt-get',
      ['install', '-y', '--no-install-recommends', 'chromium', 'fonts-noto-cjk'],
      quiet,
    )
    const installed = findChromium()
    if (installed) return installed
  }
  console.error(
    'Install Chromium (Debian: apt-get install chromium fonts-noto-cjk) or set CHROMIUM.',
  )
  return undefined
}
