import './author.scss'
import { useRef, useState } from 'react'
import { useForm } from '../../../../engine/actions/use-form'
import { useOnce } from '../../../../engine/actions/use-once'
import { useQuery } from '../../../../engine/data/queries'
import { MissingState } from '../../../../engine/outlet/one-state'
import { OFFLINE, QueryState } from '../../../../engine/outlet/paged-list'
import { usePage } from '../../../../engine/page/page-context'
import { useServices } from '../../../../engine/services'
import { useTranslate } from '../../../../i18n'
import { dayText, timeText } from '../../../../shared/picker-value'
import { fillUrl } from '../../../../shared/url'
import { Button, IconButton } from '../../../../ui/button/button'
import { FormField, TextField } from '../../../../ui/form-field/form-field'
import { FormPage } from '../../../../ui/form-page/form-page'
import { DatePicker, TimePicker } from '../../../../ui/picker/picker'
import { Pressable, View } from '../../../../ui/primitives/elements'
import { Skeleton } from '../../../../ui/skeleton/skeleton'
import { type Pending, Pictures } from '../../../form'
import { createLive, TITLE_LENGTH, updateLive } from '../../contract'
import { type LiveRoom, LiveStatus } from '../../contract-shapes'
import { liveBy, stale } from '../../queries'
import { type Chosen, MISSING, ProductPicker, ProductRow, URLS } from './author-parts'

const DAY_MS = 86_400_000
const HALF_HOUR_MS = 1_800_000
/** How far ahead a stream is planned, days; the sandbox holds to it. */
const FARTHEST = 60
/** Width by height of a cover, as lists show it. */
const COVER_SHAPE = 4 / 5
/** When people watch: a day without a time is its evening. */
const EVENING = '20:00'

const dayOf = (date: Date) =>
  dayText({ year: date.getFullYear(), month: date.getMonth() + 1, day: date.getDate() })
const timeOf = (date: Date) => timeText({ hour: date.getHours(), minute: date.getMinutes() })

/** What is proposed lies ahead long enough to finish the form: a half or full hour. */
const earliest = () => new Date(Math.ceil(Date.now() / HALF_HOUR_MS + 1) * HALF_HOUR_MS)

/** The evening of a day; later, when that is over. */
function timeFor(day: string): string {
  const first = earliest()
  return day === dayOf(first) && timeOf(first) > EVENING ? timeOf(first) : EVENING
}

/** `/live/edit`: a new stream, or the one of the page's `id`. */
export function LiveForm() {
  const { id = '' } = usePage().query
  const t = useTranslate()
  const room = useQuery<LiveRoom>({ ...liveBy(id), enabled: id !== '' })
  if (id === '') return <Form room={undefined} />
  return (
    <QueryState
      query={room}
      offline={OFFLINE}
      skeleton={<Skeleton kind='text' count={6} label={t('common.loading')} />}
    >
      {(value) =>
        // What a visitor may look at is not theirs to change.
        value.actions.includes('manage') ? (
          <Form key={value.id} room={value} />
        ) : (
          <MissingState {...MISSING} />
        )
      }
    </QueryState>
  )
}

function valuesOf(room: LiveRoom | undefined) {
  const begins = room?.startsAt ? new Date(room.startsAt * 1000) : undefined
  return {
    title: room?.title ?? '',
    covers: room?.cover ? [room.cover] : [],
    day: begins ? dayOf(begins) : '',
    time: begins ? timeOf(begins) : '',
    products: (room?.products ?? []) as readonly Chosen[],
  }
}

/** Seconds since 1970; null while no day is chosen. */
function momentOf(day: string, time: string): number | null {
  // With slashes every host reads it as a time of its own zone.
  return day === '' ? null : Date.parse(`${day.replace(/-/g, '/')} ${time}`) / 1000
}

interface FormProps {
  readonly room: LiveRoom | undefined
}

function Form({ room }: FormProps) {
  const { navigator, queries } = useServices()
  const t = useTranslate()
  const once = useOnce()
  const [pending, setPending] = useState<Pending>()
  const [isPicking, setIsPicking] = useState(false)
  /** On the air it has begun: when it was to begin is told no more. */
  const isPlanned = room === undefined || room.status === LiveStatus.Created
  const form = useForm({
    initial: () => valuesOf(room),
    check: ({ title, day, time }) => ({
      title: title.trim() === '' ? 'live.form.needTitle' : undefined,
      day: isPlanned && isPast(momentOf(day, time), room) ? 'live.form.past' : undefined,
    }),
  })
  const { values } = form
  const covers = useRef<readonly string[]>(values.covers)

  async function save(): Promise<void> {
    if (pending === 'sending') return form.setRefusal(t('live.form.uploading'))
    let made = ''
    await form.submit(
      async ({ title, day, time, products }) => {
        const plan = {
          title: title.trim(),
          cover: covers.current[0] ?? '',
          startsAt: isPlanned ? momentOf(day, time) : (room?.startsAt ?? null),
          productIds: products.map(({ id }) => id),
        }
        const quiet = { quiet: true }
        if (room) await updateLive({ body: { liveId: room.id, ...plan } }, quiet)
        else
          made = (await once((requestId) => createLive({ body: { ...plan, requestId } }, quiet))).id
        await stale.afterWork(queries)
      },
      {
        done: t(room ? 'live.form.saved' : 'live.form.made'),
        ...(!room && { leave: () => navigator.replace(fillUrl(URLS.desk, { id: made })) }),
      },
    )
  }

  return (
    <>
      <FormPage
        submitText={t('common.save')}
        busy={form.busy}
        problem={form.refusal}
        onSubmit={() => void save()}
      >
        <TextField
          label={t('live.form.title')}
          required
          error={form.problemOf('title')}
          field={{ ...form.text('title'), maxLength: TITLE_LENGTH }}
        />
        <FormField label={t('live.form.cover')} hint={t('live.form.coverHint')}>
          <View className='tp-author__shots'>
            <Pictures
              label={t('live.form.cover')}
              urls={values.covers}
              most={1}
              shape={COVER_SHAPE}
              onChange={(change) => {
                covers.current = change(covers.current)
                form.set({ covers: [...covers.current] })
              }}
              onPending={setPending}
            />
          </View>
        </FormField>
        {isPlanned && (
          <WhenField
            day={values.day}
            time={values.time}
            error={form.problemOf('day')}
            onChange={form.set}
          />
        )}
        <FormField label={t('live.form.products')} hint={t('live.form.productsHint')}>
          <View className='tp-author__chosen'>
            {values.products.map((product) => (
              <ProductRow key={product.id} product={product}>
                <IconButton
                  name='x'
                  label={t('live.form.drop', { name: product.name })}
                  onTap={() =>
                    form.set({ products: values.products.filter(({ id }) => id !== product.id) })
                  }
                />
              </ProductRow>
            ))}
            <Button size='s' kind='secondary' icon='plus' onTap={() => setIsPicking(true)}>
              {t('live.form.pick')}
            </Button>
          </View>
        </FormField>
      </FormPage>
      <ProductPicker
        open={isPicking}
        chosen={values.products}
        onClose={() => setIsPicking(false)}
        onChange={(products) => form.set({ products })}
      />
    </>
  )
}

interface WhenProps {
  readonly day: string
  readonly time: string
  readonly error: string | undefined
  readonly onChange: (part: { readonly day: string; readonly time: string }) => void
}

/** Day and time it is to begin at; choosing one proposes the other. */
function WhenField({ day, time, error, onChange }: WhenProps) {
  const t = useTranslate()
  const [picks, setPicks] = useState<'day' | 'time'>()
  const shown = { day, time }
  const shell = {
    okText: t('common.ok'),
    closeLabel: t('common.close'),
    onClose: () => setPicks(undefined),
  }
  return (
    <>
      <FormField label={t('live.form.when')} hint={t('live.form.whenHint')} error={error}>
        <View className='tp-author__when'>
          {(['day', 'time'] as const).map((part) => (
            <Pressable
              key={part}
              className='tp-author__pick tp-num'
              label={`${t(`live.form.${part}`)} ${shown[part]}`}
              onTap={() => setPicks(part)}
            >
              {shown[part] || t(`live.form.${part}`)}
            </Pressable>
          ))}
        </View>
      </FormField>
      <DatePicker
        {...shell}
        open={picks === 'day'}
        title={t('live.form.day')}
        value={day}
        start={dayOf(earliest())}
        end={dayOf(new Date(Date.now() + FARTHEST * DAY_MS))}
        labels={{ year: t('form.year'), month: t('form.month'), day: t('form.day') }}
        onChange={(chosen) => onChange({ day: chosen, time: time || timeFor(chosen) })}
      />
      <TimePicker
        {...shell}
        open={picks === 'time'}
        title={t('live.form.time')}
        value={time || timeFor(day)}
        labels={{ hour: t('form.hour'), minute: t('form.minute') }}
        onChange={(chosen) => onChange({ time: chosen, day: day || dayOf(earliest()) })}
      />
    </>
  )
}

/** A time that was kept as it is may lie behind: it is late, not wrong. */
function isPast(moment: number | null, room: LiveRoom | undefined): boolean {
  return moment !== null && moment !== room?.startsAt && moment * 1000 <= Date.now()
}
