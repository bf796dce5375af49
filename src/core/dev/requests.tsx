import { observer } from 'mobx-react-lite'
import { useState, useSyncExternalStore } from 'react'
import { PageFrame } from '../../engine/page/page-frame'
import { useServices } from '../../engine/services'
import { useLocale, useTranslate } from '../../i18n'
import '../../i18n/core'
import { findRoute } from '../../routing/find-route'
import type { Route } from '../../routing/table'
import { formatDateTime } from '../../shared/date'
import { Button } from '../../ui/button/button'
import { Cell, CellGroup } from '../../ui/cell/cell'
import { EmptyState } from '../../ui/empty-state/empty-state'
import { Box } from '../../ui/primitives/box'
import { Txt } from '../../ui/primitives/txt'
import { Sheet } from '../../ui/sheet/sheet'
import './requests.scss'

type Recorder = NonNullable<ReturnType<typeof useServices>['recorder']>
type Exchange = ReturnType<Recorder['list']>[number]

const none: readonly Exchange[] = []
const never = () => () => {}

/** The request inspector: timeline, headers, signature base, verdict, replay. Development builds only. */
export default observer(function Requests() {
  const { recorder } = useServices()
  const t = useTranslate()
  const [chosen, setChosen] = useState<number>()
  const list = useSyncExternalStore(
    recorder?.subscribe ?? never,
    () => recorder?.list() ?? none,
    () => none,
  )
  const exchange = list.find(({ id }) => id === chosen)
  return (
    <PageFrame
      title={t('route.devRequests')}
      route={findRoute('/dev/requests') as Route}
      offline={false}
    >
      {list.length === 0 && <EmptyState title={t('dev.empty')} />}
      <CellGroup>
        {list.map((row) => (
          <Row key={row.id} exchange={row} onTap={() => setChosen(row.id)} />
        ))}
      </CellGroup>
      <Sheet
        open={exchange !== undefined}
        title={exchange ? `${exchange.method} ${pathOf(exchange.url)}` : ''}
        closeLabel={t('common.close')}
        onClose={() => setChosen(undefined)}
      >
        {exchange && recorder && <Details exchange={exchange} recorder={recorder} />}
      </Sheet>
    </PageFrame>
  )
})

const pathOf = (url: string) => url.replace(/^https?:\/\/[^/]+/, '')

function Row({ exchange, onTap }: { exchange: Exchange; onTap: () => void }) {
  const t = useTranslate()
  const locale = useLocale()
  const { method, url, status, failure, at, ms } = exchange
  const time = formatDateTime(Math.floor(at / 1000), locale)
  return (
    <Cell
      title={`${method} ${pathOf(url)}`}
      note={ms === undefined ? t('dev.waiting') : t('dev.timeline', { time, ms })}
      value={failure ?? String(status ?? '')}
      danger={failure !== undefined || (status !== undefined && status >= 400)}
      onTap={onTap}
    />
  )
}

function Details({ exchange, recorder }: { exchange: Exchange; recorder: Recorder }) {
  const { host } = useServices()
  const t = useTranslate()
  const { headers, body, signatureBase, status, answer, failure } = exchange
  const copyFixture = () =>
    host.copy(recorder.fixture(exchange)).then(() => host.toast(t('dev.copied')))
  return (
    <Box className='tp-requests'>
      <Part title={t('dev.verdict')} text={failure ?? `${status ?? ''}\n${pretty(answer)}`} />
      <Part title={t('dev.signature')} text={signatureBase} />
      <Part title={t('dev.headers')} text={pretty(headers)} />
      <Part title={t('dev.body')} text={pretty(body)} />
      <Box className='tp-requests__actions'>
        <Button kind='secondary' onTap={() => recorder.replay(exchange.id)}>
          {t('dev.replay')}
        </Button>
        <Button kind='secondary' onTap={() => copyFixture().catch(() => undefined)}>
          {t('dev.fixture')}
        </Button>
      </Box>
    </Box>
  )
}

const pretty = (value: unknown): string => JSON.stringify(value, null, 2) ?? ''

function Part({ title, text }: { title: string; text: string }) {
  if (text === '') return null
  return (
    <Box className='tp-requests__part'>
      <Txt className='tp-requests__title'>{title}</Txt>
      <Txt className='tp-requests__text' select>
        {text}
      </Txt>
    </Box>
  )
}
