import type { Card } from './cards'

/** The DOM that src/ui draws for `bench-card`, written by hand. */
export function ReactCard({ image, title, subtitle, price }: Card) {
  return (
    <div className='card'>
      <img className='tp-pic--cover card__pic' src={image} alt='' loading='lazy' decoding='async' />
      <div className='card__body'>
        <span className='card__title'>{title}</span>
        <span className='card__subtitle'>{subtitle}</span>
        <span className='card__price'>{price}</span>
      </div>
    </div>
  )
}
