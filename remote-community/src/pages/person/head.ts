import type { PageHead } from '@shared/contract';
import type { PublicPerson } from '@shared/contract/endpoints';
import { personCrumbs } from '../../features/profile/person-crumbs';
import { personHref } from '../../features/people/person-name';

export function personHead(data: PublicPerson | undefined): PageHead {
  if (!data) return { title: '成员', description: '社区成员公开的主页。', noIndex: true };
  const { person, questions, answers, works, certificates } = data;
  const isBare = [questions, answers, works, certificates].every((part) => !part || part.length === 0);
  return {
    title: person.name,
    description: `${person.name}在社区公开的提问、回答、作品和证书。`,
    breadcrumb: personCrumbs(person.id, person.name),
    noIndex: isBare,
    jsonLd: [
      { '@type': 'ProfilePage', mainEntity: { '@type': 'Person', name: person.name, url: personHref(person.id) } },
    ],
  };
}
