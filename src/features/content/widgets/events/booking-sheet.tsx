import { FormSheet } from '../../../../engine/actions/form-sheet'
import { useForm } from '../../../../engine/actions/use-form'
import { useOnce } from '../../../../engine/actions/use-once'
import { useServices } from '../../../../engine/services'
import { ApiError } from '../../../../errors'
import { useTranslate } from '../../../../i18n'
import { Stepper } from '../../../../ui/choices/choices'
import { Text, View } from '../../../../ui/primitives/elements'
import { Notice } from '../../../../ui/states/states'
import { bookEvent, type EventDetail } from '../../contract'
import { stale } from '../../queries'

export interface BookingSheetProps {
  readonly event: EventDetail
  readonly open: boolean
  readonly onClose: () => void
  readonly onBooked: (ticketId: string) => void
}

/** For how many, and what that costs. */
export function BookingSheet({ event, open, onClose, onBooked }: BookingSheetProps) {
  const { host, queries } = useServices()
  const t = useTranslate()
  const form = useForm({ initial: { count: 1 } })
  const once = useOnce()
  const most = Math.max(1, Math.min(event.most, event.seatsLeft))
  // Fewer may be left by now than were asked for.
  const count = Math.min(form.values.count, most)
  const points = count * event.points
  const problem = form.problemOf('count')

  async function book(): Promise<void> {
    try {
      const ticket = await once((requestId) =>
        bookEvent({ body: { eventId: event.id, count, points, requestId } }, { quiet: true }),
      )
      host.toast(t('content.event.done'))
      await stale.afterBooking(queries)
      onBooked(ticket.id)
    } catch (error) {
      // It was refused, not lost: the next try is at what is true now.
      if (error instanceof ApiError) await stale.afterBooking(queries)
      throw error
    }
  }

  return (
    <FormSheet
      open={open}
      onClose={onClose}
      title={t('content.event.howMany')}
      form={form}
      submitText={
        points === 0
          ? t('content.event.bookFree', { count })
          : t('content.event.bookFor', {
              count,
              price: t('content.event.points', { count: points }),
            })
      }
      onSubmit={() => form.submit(book)}
    >
      {problem && <Notice tone='danger'>{problem}</Notice>}
      <View className='tp-event__sheet'>
        <View className='tp-events__line'>
          <View className='tp-event__words'>
            <Text className='tp-event__strong'>{event.title}</Text>
            <Text className='tp-events__note tp-num'>
              {t('content.event.left', { count: event.seatsLeft })}
            </Text>
          </View>
          <Stepper
            label={t('content.event.howMany')}
            lessLabel={t('content.event.less')}
            moreLabel={t('content.event.moreSeats')}
            max={most}
            value={count}
            onChange={(next) => form.set({ count: next })}
            disabled={form.busy}
          />
        </View>
        {event.points > 0 && (
          <Text className='tp-events__note'>{t('content.event.pointsNote')}</Text>
        )}
      </View>
    </FormSheet>
  )
}
