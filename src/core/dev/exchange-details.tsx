import { errorText } from '../../engine/error-text'
import { type Services, useServices } from '../../engine/services'
import { useTranslate } from '../../i18n'
import { Button } from '../../ui/button/button'
import { Text, View } from '../../ui/primitives/elements'
import { Notice } from '../../ui/states/states'

export type Recorder = NonNullable<Services['recorder']>
export type Exchange = ReturnType<Recorder['list']>[number]

/** Calls that belong together: a page that opens, a tap. */
export interface Burst {
  /** When its first call began, ms since 1970. */
  readonly at: number
  /** From there to the last answer, ms; never 0, so that it divides. */
  readonly span: number
  /** In the order they began. */
  readonly calls: readonly Exchange[]
}

/** A silence this long ends a burst, ms. */
const SILENCE = 1000

const endOf = ({ at, ms = 0 }: Exchange): number => at + ms

/** Exchanges, newest first, as bursts, newest first. */
export function burstsOf(exchanges: readonly Exchange[]): readonly Burst[] {
  const groups: Exchange[][] = []
  let end = 0
  for (const exchange of [...exchanges].sort((left, right) => left.at - right.at)) {
    const last = groups[groups.length - 1]
    if (last && exchange.at - end < SILENCE) last.push(exchange)
    else groups.push([exchange])
    end = Math.max(end, endOf(exchange))
  }
  return groups.reverse().map((calls) => {
    const at = calls[0]?.at ?? 0
    return { at, span: Math.max(1, ...calls.map((call) => endOf(call) - at)), calls }
  })
}

const HUNDRED = 100
/** A bar that is too short to see says nothing, percent. */
const SHORTEST = 2

/** Where a call lies in its burst, percent. One that waits reaches the end. */
export function barOf({ at, ms }: Exchange, burst: Burst): { left: number; width: number } {
  const left = Math.min(HUNDRED - SHORTEST, ((at - burst.at) / burst.span) * HUNDRED)
  const width = ms === undefined ? HUNDRED : (ms / burst.span) * HUNDRED
  return { left, width: Math.max(SHORTEST, Math.min(HUNDRED - left, width)) }
}

const CLOCK_LENGTH = 8

/** `10:02:31`, by the clock of the device. */
export const clockOf = (ms: number): string => new Date(ms).toTimeString().slice(0, CLOCK_LENGTH)

/** The lines of a signature base, in its order. */
const SIGNED = ['timestamp', 'method', 'path', 'hash'] as const

/** Everything about one call. */
export function ExchangeDetails({ exchange }: { readonly exchange: Exchange }) {
  const t = useTranslate()
  const { at, ms, host, headers, body, signatureBase, answer, answerHeaders, replayOf } = exchange
  const signed = signatureBase.split('\n')
  // A single one is part of the verdict.
  const issues = exchange.verdict?.issues ?? []
  const facts: Record<string, string> = {
    [t('dev.host')]: host,
    [t('dev.began')]: clockOf(at),
    [t('dev.duration')]: ms === undefined ? t('dev.waiting') : t('dev.ms', { ms }),
    ...(replayOf === undefined ? {} : { [t('dev.replayOf')]: `#${replayOf}` }),
  }
  return (
    <View className='tp-exchange'>
      <VerdictNotice exchange={exchange} />
      {issues.length > 1 && <Code title={t('dev.issues')} text={issues.join('\n')} />}
      <Table title={t('dev.timeline')} rows={facts} />
      <Table
        title={t('dev.signature')}
        rows={Object.fromEntries(
          SIGNED.map((name, index) => [t(`dev.signed.${name}`), signed[index] ?? '']),
        )}
      />
      <Table title={t('dev.headers')} rows={headers} />
      <Code title={t('dev.body')} text={pretty(body)} />
      <Table title={t('dev.answerHeaders')} rows={answerHeaders ?? {}} />
      <Code title={t('dev.answer')} text={pretty(answer)} />
    </View>
  )
}

/** What can be done with a call. */
export function ExchangeActions({
  exchange,
  recorder,
}: {
  readonly exchange: Exchange
  readonly recorder: Recorder
}) {
  const { host } = useServices()
  const t = useTranslate()
  const copy = () =>
    host.copy(recorder.fixture(exchange)).then(
      () => host.toast(t('dev.copied')),
      (error: unknown) => host.toast(errorText(error, t)),
    )
  const replay = () => recorder.replay(exchange.id).then(() => host.toast(t('dev.replayed')))
  return (
    <View className='tp-exchange__actions'>
      <Button kind='secondary' icon='refresh' block onTap={replay}>
        {t('dev.replay')}
      </Button>
      <Button kind='secondary' icon='copy' block onTap={copy}>
        {t('dev.fixture')}
      </Button>
    </View>
  )
}

function VerdictNotice({ exchange: { verdict, status } }: { readonly exchange: Exchange }) {
  const t = useTranslate()
  if (!verdict) return <Notice>{t('dev.waiting')}</Notice>
  if (verdict.ok)
    return <Notice tone='success'>{t('dev.accepted', { status: status ?? '' })}</Notice>
  const { error = '', code, why } = verdict
  const what = code === undefined ? error : t('dev.refused', { error, code })
  return (
    <Notice tone='danger'>
      {what}
      {why && why !== error ? `: ${why}` : ''}
    </Notice>
  )
}

const pretty = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value, null, 2) ?? '')

function Code({ title, text }: { readonly title: string; readonly text: string }) {
  if (text === '') return null
  return (
    <View className='tp-exchange__part'>
      <Text className='tp-exchange__title' level={3}>
        {title}
      </Text>
      <Text className='tp-exchange__code' select>
        {text}
      </Text>
    </View>
  )
}

interface TableProps {
  readonly title: string
  readonly rows: Readonly<Record<string, string>>
}

/** Names and values; an empty value is drawn as one. */
function Table({ title, rows }: TableProps) {
  const entries = Object.entries(rows)
  if (entries.length === 0) return null
  return (
    <View className='tp-exchange__part'>
      <Text className='tp-exchange__title' level={3}>
        {title}
      </Text>
      <View className='tp-exchange__table'>
        {entries.map(([name, value]) => (
          <View key={name} className='tp-exchange__row'>
            <Text className='tp-exchange__name'>{name}</Text>
            <Text className='tp-exchange__value' select>
              {value === '' ? '—' : value}
            </Text>
          </View>
        ))}
      </View>
    </View>
  )
}
