import { testPressing, testReading } from '../../../../engine/testing/seen'
import { reviewList } from '.'

const widgets = { reviewList }

testReading(widgets, [
  [
    'reviewList',
    'short',
    [
      'heading: Reviews',
      'img «5 of 5 stars»',
      'link: See all 3',
      'list «Reviews»',
      expect.stringMatching(
        /^listitem: picture \/pictures\/avatar\/0\.svg\?w=36 \| L\*\*\*n \| img «5 of 5 stars» \| .+ \| Crisp, clean and gone too soon\. \| button «Enlarge picture 1 by L\*\*\*n»: picture \/pictures\/beer\/2005\.svg\?w=96 \| 330 ml · 6 cans \| The shop says \| Thank you, come by!$/,
      ),
      expect.stringMatching(
        /^listitem: picture \/pictures\/avatar\/0\.svg\?w=36 \| L\*\*\*n \| You \| img «2 of 5 stars» \| .+ \| 一般，酒花味偏淡。 \| 330 ml · 6 cans$/,
      ),
    ],
  ],
  ['reviewList', 'empty', ['No reviews yet', 'Who has received it can be the first.']],
  [
    'reviewList',
    'full',
    [
      'list «Reviews»',
      expect.stringMatching(
        /^listitem: picture \/pictures\/avatar\/0\.svg\?w=36 \| L\*\*\*n \| img «5 of 5 stars» \| .+ \| Crisp, clean and gone too soon\. \| button «Enlarge picture 1 by L\*\*\*n»: picture \/pictures\/beer\/2005\.svg\?w=96 \| 330 ml · 6 cans \| The shop says \| Thank you, come by!$/,
      ),
      expect.stringMatching(
        /^listitem: picture \/pictures\/avatar\/0\.svg\?w=36 \| L\*\*\*n \| You \| img «2 of 5 stars» \| .+ \| 一般，酒花味偏淡。 \| 330 ml · 6 cans$/,
      ),
      expect.stringMatching(
        /^listitem: picture \/pictures\/avatar\/0\.svg\?w=36 \| L\*\*\*n \| img «5 of 5 stars» \| .+ \| A little sweeter than I expected, still lovely with cheese\. A little sweeter than I expected, still lovely with cheese\. A little sweeter than I expected, still lovely with cheese\. A little sweeter than I expected, still lovely with cheese\. A little sweeter than I expected, still lovely with cheese\. \| 330 ml · 6 cans \| Added .+ \| After a week in the cellar it has become much rounder\.$/,
      ),
    ],
  ],
])

testPressing(widgets, [
  ['reviewList', 'short', 'See all 3', ['open /views/index?url=/product/reviews&id=2005']],
  [
    'reviewList',
    'short',
    'Enlarge picture 1 by L***n',
    [],
    [
      'dialog «L***n»: heading: L***n | button «Close» | area «L***n» | picture /pictures/beer/2005.svg?w=480 Picture 1 by L***n',
    ],
  ],
])
