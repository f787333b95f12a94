import { describe, expect, test } from 'vitest';
import { highlight, selector } from '@/learn/spots';
import { splitTerms } from '@/ui/terms/terms';

describe('a text of a lesson', () => {
  test('has plain pieces and words that explain themselves', () => {
    expect(splitTerms('Two tiles are a [chain|chain], and you [found|founder] it.')).toEqual([
      'Two tiles are a ',
      { words: 'chain', term: 'chain' },
      ', and you ',
      { words: 'found', term: 'founder' },
      ' it.',
    ]);
  });

  test('keeps brackets that name no term', () => {
    expect(splitTerms('a [b] c')).toEqual(['a [b] c']);
  });
});

describe('what lights up', () => {
  test('is found on the table, by the tile or by its place', () => {
    expect(selector('tile-5D')).toContain('[data-tile="5D"]');
    expect(selector('answer')).toBe('.layout .answer');
    expect(selector('nowhere')).toBe('');
  });

  test('is lit as soon as it is drawn, and put out again', async () => {
    const root = document.createElement('div');
    root.innerHTML = '<div class="layout"></div>';
    const putOut = highlight(root, ['answer']);
    const answer = document.createElement('section');
    answer.className = 'answer';
    root.firstElementChild?.append(answer);
    await new Promise((done) => setTimeout(done));
    expect(answer.hasAttribute('data-lit')).toBe(true);
    putOut();
    expect(answer.hasAttribute('data-lit')).toBe(false);
  });
});
