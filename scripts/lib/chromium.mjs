import { existsSync } from 'node:fs'
import { run } from './step.mjs'

/** Chromium without a window's furniture: the same engine, and a sixth less work for the tests. */
const HEADLESS = '/usr/bin/chromium-headless-shell'

const PLACES = [
  process.env.CHROMIUM,
  HEADLESS,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** Where a Chromium lies, or undefined. */
export const findChromium = () => PLACES.find((path) => path && existsSync(path))

/**
 * Finds a Chromium; on Debian as root it installs the one for tests, with a Chinese font for the
 * screenshots.
 * @returns its path, or undefined after saying in one line what to install.
 */
export async function ensureChromium() {
  const isDebian = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  if (isDebian && !process.env.CHROMIUM && !existsSync(HEADLESS)) await installFromDebian()
  const found = findChromium()
  if (found) return found
  console.error(
    'Install Chromium (Debian: apt-get install chromium fonts-noto-cjk) or set CHROMIUM.',
  )
  return undefined
}

/** Does what it can: a machine without a network goes on with the browser it has. */
async function installFromDebian() {
  console.log('Installing the Chromium of Debian.')
  const apt = (...args) =>
    run('apt-get', ['-o', 'Acquire::Retries=1', '-o', 'Acquire::http::Timeout=20', ...args], {
      quiet: true,
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    })
  const install = (name) => apt('install', '-y', '--no-install-recommends', name, 'fonts-noto-cjk')
  await apt('update')
  const { code } = await install('chromium-headless-shell')
  if (code !== 0 && !findChromium()) await install('chromium')
}
