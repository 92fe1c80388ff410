import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { certificateExample, certificateFields, gradeLevelWords } from '@shared/contract/fields';
import { CourseLevels } from './course-levels';
import { LearningPath } from './learning-path';

const labels = Object.values(gradeLevelWords).map(({ label }) => label);

// Levels once were four, under other names than the certificate's three.
describe('the levels of the courses', () => {
  it('are those of the certificate', () => {
    render(<CourseLevels />);
    const names = screen.getAllByRole('group').map((level) => level.querySelector('b')?.firstChild?.textContent);
    expect(names).toEqual(labels);
  });

  it('are the steps of the learning path', () => {
    const { container } = render(<LearningPath />);
    expect([...container.querySelectorAll('b')].map(({ textContent }) => textContent)).toEqual(labels);
  });

  it('end in a certificate whose number is one that can be looked up', () => {
    expect(certificateExample).toMatch(certificateFields.certificateNo.pattern);
  });
});
