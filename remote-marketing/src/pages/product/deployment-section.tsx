import { Heading } from '@shared/ui';
import { useContent } from '@shared/ui/page';
import { DeploymentWays } from '../../features/deployment/deployment-ways';
import { FactList } from '../../sections/fact-list';
import { TextLinks } from '../../sections/text-links';
import shipped from './words.json';

export function DeploymentSection() {
  const pageWords = useContent('product', shipped).deployment;
  return (
    <>
      <Heading level={2} phrases={pageWords.phrases} />
      <DeploymentWays {...pageWords} />
      <FactList facts={pageWords.facts} columns={2} />
      <TextLinks links={[pageWords.action]} />
    </>
  );
}
