import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { type Services, useServices } from '../../../engine/services'
import { useTranslate } from '../../../i18n'
import { Cell, CellGroup } from '../../../ui/cell/cell'
import { Switch } from '../../../ui/toggles/toggles'
import type { Subscription } from '../contract-news'
import { Subscriptions } from '../news'

/** What the host tells people while the app is closed (decision 0063): asking for it, and its settings. */
export function createNews(
  services: Pick<Services, 'session' | 'persistence' | 'host' | 'report'>,
): NonNullable<Services['news']> & { readonly prepare: (key: string) => Promise<void> } {
  const news = new Subscriptions(services)
  return {
    ask: (moment) => news.ask(moment),
    prepare: (key) => news.prepare(key),
    Rows: () => <NewsRows news={news} />,
  }
}

/** One line for each; a server that sends none leaves nothing to see. */
const NewsRows = observer(function NewsRows({ news }: { readonly news: Subscriptions }) {
  const { host, session } = useServices()
  const t = useTranslate()
  const [busy, setBusy] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever logs in here has answers of their own.
  useEffect(() => void news.load(), [news, session.userId])
  if (news.all.length === 0) return null

  async function change(each: Subscription, on: boolean): Promise<void> {
    if (!on) return news.refuse(each)
    const asked = news.put(each)
    setBusy(true)
    const answer = await asked
    setBusy(false)
    if (!answer) host.toast(t('profile.news.failed'))
    if (answer === 'ban') host.toast(t('profile.news.states.banned'))
  }

  return (
    <CellGroup title={t('profile.news.title')} note={t('profile.news.note')}>
      {news.all.map((each) => {
        const title = t(`profile.news.moments.${each.moment}`)
        return (
          <Cell
            key={each.moment}
            title={title}
            note={t(`profile.news.states.${each.state}`)}
            value={
              <Switch
                label={title}
                checked={each.state === 'accepted'}
                disabled={busy}
                onChange={(on) => void change(each, on)}
              />
            }
          />
        )
      })}
    </CellGroup>
  )
})
