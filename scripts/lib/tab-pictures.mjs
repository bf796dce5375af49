import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { slim } from './slim-png.mjs'

/** As on the bar of a light theme. */
const TAB_GREY = '#78716c'
/** px of a side, and bytes. */
const TAB_SIZE = 81
const TAB_LIMIT = 4096

/**
 * Draws the pictures of tabs by Chromium: at rest, selected, and selected in the dark.
 *
 * @param brand `tabs`: which icon each has; `colour` of a selected one; `dark`: the same in the dark, which
 *   mini-programs alone show (src/platform/chrome).
 * @param draw resolves with an icon as SVG, of this `colour`, `size` in px and `fill`.
 * @param folder where they go.
 * @throws Error for one that a host would refuse.
 */
export async function writeTabs({ tabs, colour: on, dark }, draw, folder) {
  const { chromium } = await import('@playwright/test')
  await mkdir(folder, { recursive: true })
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  })
  try {
    const page = await browser.newPage({ viewport: { width: TAB_SIZE, height: TAB_SIZE } })
    for (const [name, icon] of Object.entries(tabs)) {
      for (const [suffix, colour] of Object.entries({ '': TAB_GREY, '-on': on, '-dark': dark })) {
        const svg = await draw(icon, {
          colour,
          size: 63,
          fill: suffix ? `${colour}22` : 'none',
        })
        await page.setContent(`<body style="margin:9px;line-height:0">${svg}`)
        const file = path.join(folder, `${name}${suffix}.png`)
        const bytes = slim(await page.screenshot({ omitBackground: true }), colour)
        await writeFile(file, bytes)
        const size = bytes.length
        if (size > TAB_LIMIT) throw new Error(`${file} is ${size} bytes, limit ${TAB_LIMIT}`)
        console.log(path.relative(process.cwd(), file), size)
      }
    }
  } finally {
    await browser.close()
  }
}
