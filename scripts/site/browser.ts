import MiniSearch from 'minisearch'
import { type Found, INDEX } from './words'

declare global {
  /** Called by the script of the index. */
  var taproomSearch: (index: string) => void
}

const MOST = 12
const root = document.documentElement.dataset.root ?? ''
const find = <E extends Element>(selector: string) => document.querySelector<E>(selector)

/** A choice of the reader's own stands before that of the system. */
function followTone(): void {
  const html = document.documentElement
  const isDark = () =>
    (html.dataset.tone ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : '')) ===
    'dark'
  find('.tone')?.addEventListener('click', () => {
    html.dataset.tone = isDark() ? 'light' : 'dark'
    try {
      localStorage.setItem('taproom-docs', html.dataset.tone)
    } catch {
      // Without storage it lasts as long as the page.
    }
  })
}

/** The navigation of a narrow screen. */
function followMenu(): void {
  const button = find<HTMLButtonElement>('.menu')
  const show = (isOpen: boolean) => {
    button?.setAttribute('aria-expanded', String(isOpen))
    document.body.classList.toggle('menu-open', isOpen)
  }
  button?.addEventListener('click', () => show(button.getAttribute('aria-expanded') !== 'true'))
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape' && document.body.classList.contains('menu-open')) {
      show(false)
      button?.focus()
    }
  })
  // Where the reader is stands in the middle of a long list.
  const list = find('#pages')
  const current = find<HTMLElement>('#pages [aria-current]')
  if (list && current) list.scrollTop = current.offsetTop - list.clientHeight / 2
}

/** Fetched with the first word, since few readers search on every page. */
let index: Promise<MiniSearch<Found>> | undefined
function loadIndex(): Promise<MiniSearch<Found>> {
  index ??= new Promise((resolve, reject) => {
    globalThis.taproomSearch = (json) => resolve(MiniSearch.loadJSON<Found>(json, INDEX))
    const script = document.createElement('script')
    script.src = `${root}search.js`
    script.addEventListener('error', () => {
      index = undefined
      reject(new Error('The index of the search did not come.'))
    })
    document.head.append(script)
  })
  return index
}

function followSearch(): void {
  const input = find<HTMLInputElement>('.search input')
  const list = find<HTMLUListElement>('#found')
  const said = find<HTMLElement>('.search .said')
  if (!input || !list || !said) return
  let chosen = -1

  const rows = () => [...list.querySelectorAll<HTMLLIElement>('li')]
  const say = (text: string) => {
    said.textContent = text
    said.hidden = text === ''
  }
  const close = () => {
    list.hidden = true
    input.setAttribute('aria-expanded', 'false')
    say('')
  }
  const choose = (at: number) => {
    const all = rows()
    chosen = all.length === 0 ? -1 : (at + all.length) % all.length
    all.forEach((row, nth) => void row.setAttribute('aria-selected', String(nth === chosen)))
    all[chosen]?.scrollIntoView({ block: 'nearest' })
    input.setAttribute('aria-activedescendant', all[chosen]?.id ?? '')
  }
  const show = (found: readonly Found[]) => {
    list.replaceChildren(...found.map(rowOf))
    list.hidden = found.length === 0
    input.setAttribute('aria-expanded', String(found.length > 0))
    say(found.length === 0 ? `Nothing for “${input.value.trim()}”` : '')
    choose(0)
  }
  const search = async () => {
    const asked = input.value
    if (asked.trim() === '') return close()
    try {
      const found = (await loadIndex()).search(asked).slice(0, MOST) as unknown as Found[]
      // Typed on meanwhile: the newer word has its own answer.
      if (asked === input.value) show(found)
    } catch (error) {
      say(String((error as Error).message))
    }
  }
  input.addEventListener('input', search)
  input.addEventListener('focus', search)
  input.addEventListener('keydown', (event) => {
    if (event.isComposing) return
    if (event.key === 'ArrowDown') choose(chosen + 1)
    else if (event.key === 'ArrowUp') choose(chosen - 1)
    else if (event.key === 'Enter') rows()[chosen]?.querySelector('a')?.click()
    else if (event.key === 'Escape') close()
    else return
    event.preventDefault()
  })
  document.addEventListener('click', ({ target }) => {
    if (!(target as Element).closest('.search')) close()
  })
  document.addEventListener('keydown', (event) => {
    if (event.key !== '/' || (event.target as Element).matches('input, textarea')) return
    event.preventDefault()
    input.focus()
  })
}

function rowOf({ id, title, page, section, start }: Found, at: number): HTMLLIElement {
  const row = document.createElement('li')
  row.id = `found-${at}`
  row.role = 'option'
  const link = document.createElement('a')
  link.href = root + id
  link.tabIndex = -1
  const line = (tag: string, text: string) => {
    const element = document.createElement(tag)
    element.textContent = text
    link.append(element)
  }
  line('strong', title)
  line('small', page === title ? section : `${section} · ${page}`)
  line('span', start)
  row.append(link)
  return row
}

followTone()
followMenu()
followSearch()
for (const block of document.querySelectorAll('.code')) {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'copy'
  button.textContent = 'Copy'
  button.addEventListener('click', async () => {
    await navigator.clipboard?.writeText(block.querySelector('code')?.textContent ?? '')
    button.textContent = 'Copied'
  })
  block.append(button)
}
