"""The records of the core."""

from typing import Any

import numpy as np
import pytest

from noah.core.layout import DEAL, KNOWLEDGE, STATE


@pytest.mark.parametrize("dtype", [STATE, DEAL, KNOWLEDGE], ids=["STATE", "DEAL", "KNOWLEDGE"])
def test_no_byte_of_a_record_is_padding(dtype: "np.dtype[Any]") -> None:
    assert sum(dtype[name].itemsize for name in dtype.names or ()) == dtype.itemsize
