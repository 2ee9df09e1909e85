package dev.tabwire.hotwire

import android.os.Parcelable
import androidx.fragment.app.Fragment
import androidx.lifecycle.ViewModel
import androidx.lifecycle.ViewModelProvider
import org.junit.Assert.assertEquals
import org.junit.Assert.assertThrows
import org.junit.Test

/** Classes that Android and AndroidX cannot create. `Android/check-created` must find them. */
class Violations {
    private class PrivateModel : ViewModel()

    class ModelWithoutPublicConstructor private constructor() : ViewModel()

    class ModelWithParameter(val name: String) : ViewModel()

    private class PrivateFragment : Fragment()

    inner class InnerFragment : Fragment()

    class ParcelableWithoutCreator : Parcelable

    companion object {
        val models: List<Class<out ViewModel>> =
            listOf(PrivateModel::class.java, ModelWithoutPublicConstructor::class.java, ModelWithParameter::class.java)

        val fragments: List<Fragment>
            get() = listOf(PrivateFragment(), Violations().InnerFragment())
    }
}

/** The doubles create models and fragments as AndroidX does. */
class CreationTest {
    class PublicModel : ViewModel()

    @Test
    fun `AndroidX creates only public models with a public constructor`() {
        val models = ViewModelProvider(RunningApp().activity)
        models.get("public", PublicModel::class.java)
        for (model in Violations.models) {
            val error = assertThrows(model.name, RuntimeException::class.java) { models.get("other", model) }
            assertEquals("Cannot create an instance of $model", error.message)
        }
    }

    @Test
    fun `AndroidX adds only fragments that it can create again`() {
        val manager = RunningApp().activity.supportFragmentManager
        for (fragment in Violations.fragments + object : Fragment() {}) {
            assertThrows(fragment.javaClass.name, IllegalStateException::class.java) { manager.beginTransaction().add(1, fragment) }
        }
    }
}
