import { ClosingAction, Faq, Heading, TextLink, ThreadSection } from '@shared/ui';
import { Opening } from '../../sections/opening';
import { Split } from '../../sections/split';
import { StartActions } from '../../sections/start-actions';
import { Comparison } from './comparison';
import { EditionCloth } from './edition-cloth';
import head from './head.json';
import pageWords from './words.json';

export default function Content() {
  return (
    <>
      <Opening
        crumbs={head.breadcrumb}
        phrases={['一个客户端，', '四种用法。']}
        lead="先装个人版。往后换版本不用重装，授权一换，搭好的流程都在原处。"
      >
        <EditionCloth />
      </Opening>
      <ThreadSection side="left" first last>
        <Comparison />
        <Split first={4}>
          <div>
            <Heading level={2} phrases={['付款之前，', '常被问到']} />
            <TextLink href="/contactus/#type=contactus">说说你的情况</TextLink>
          </div>
          <Faq items={pageWords.buyQuestions} name="buy-faq" />
        </Split>
      </ThreadSection>
      <ClosingAction
        phrases={['还没想好，', '就先用着。']}
        lead={'个人版不限时间。哪天八条流程不够用了，再回来看这张表。'}
      >
        <StartActions />
      </ClosingAction>
    </>
  );
}
