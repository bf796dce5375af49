import type { Page } from '@playwright/test'
import { BEER } from '../../server/seed/tea/testing/beer-words'
import { listen } from '../support/app'
import { h5Hand } from '../support/h5-hand'
import { whole } from '../support/journeys/hand'
import { teaLoop } from '../support/journeys/tea-loop'
import { expect, test } from '../support/teahouse'

/** Hears whatever pages say of beer from now on, also what goes after a moment: texts, and names read aloud. */
async function hearBeer(page: Page): Promise<readonly string[]> {
  const heard: string[] = []
  await page.exposeBinding('__beer', (_, text: string) => heard.push(text))
  await page.addInitScript(
    ([source, flags]) => {
      const beer = new RegExp(source ?? '', flags)
      const { __beer } = window as unknown as { __beer(text: string): void }
      const said = new Set<string>()
      const read = (text: string | null) => {
        const words = beer.exec(text ?? '')
        if (!words || said.has(words[0])) return
        said.add(words[0])
        __beer(`${location.href}: ${text?.slice(Math.max(0, words.index - 20), words.index + 20)}`)
      }
      let isDue = false
      const look = () => {
        isDue = false
        read(document.title)
        read(document.body.innerText)
        for (const name of ['aria-label', 'alt', 'placeholder', 'title'])
          for (const element of document.querySelectorAll(`[${name}]`))
            read(element.getAttribute(name))
      }
      const lookSoon = () => {
        if (!isDue) requestAnimationFrame(look)
        isDue = true
      }
      new MutationObserver(lookSoon).observe(document, {
        childList: true,
        subtree: true,
        characterData: true,
        attributes: true,
        attributeFilter: ['aria-label', 'alt', 'placeholder', 'title'],
      })
    },
    [BEER.source, BEER.flags],
  )
  return heard
}

test('a newcomer registers, buys a tea, receives and reviews it, and meets no word of beer', async ({
  page,
  heard,
  sandbox,
  browser,
}) => {
  const beer = [await hearBeer(page)]
  const another = async () => {
    const context = await browser.newContext({
      baseURL: sandbox.origin,
      locale: 'zh-CN',
      viewport: { width: 375, height: 812 },
      serviceWorkers: 'block',
    })
    const other = await context.newPage()
    beer.push(await hearBeer(other))
    return h5Hand(other, await listen(other))
  }
  const world = { sandbox, hand: h5Hand(page, heard), another, line: whole, cuts: false }
  await teaLoop(world, async () => expect(beer.flat()).toEqual([]))
})
